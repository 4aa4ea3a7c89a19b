/** Where the picture lies that stands for a page when it is shared: "/about" has "/sharing/about.png". */
export const sharingPath = (path: string): string =>
  `/sharing${path === "/" ? "/home" : path}.png`;
