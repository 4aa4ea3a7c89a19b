/** The rules for editors' pictures, for the check and for the forms. */

/** Their folder below data/. */
export const IMAGES = "images/";

/** In lower case, so that a name works on every file system and in every address. */
export const PICTURE_NAME = /^[a-z0-9][a-z0-9-]*\.(?:jpg|jpeg|png|webp|avif)$/;

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
