/** Where the picture lies that stands for a page when it is shared: "/about" has "/sharing/about.jpg". */
export const sharingPath = (path: string): string =>
  `/sharing${path === "/" ? "/home" : path}.jpg`;
