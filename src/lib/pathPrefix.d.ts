/**
 * The path below which the site is published: "/college-site", or "" at the root of its host. Gatsby puts it in here.
 */
declare const __PATH_PREFIX__: string;
