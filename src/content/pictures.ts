/** The rules for editors' pictures, for the check and for the forms. */

/** Their folder below data/. */
export const IMAGES = "images/";

export const PICTURE_ENDINGS = ["jpg", "jpeg", "png", "webp", "avif"];

/** In lower case, so that a name works on every file system and in every address. */
export const PICTURE_NAME = new RegExp(
  `^[a-z0-9][a-z0-9-]*\\.(?:${PICTURE_ENDINGS.join("|")})$`,
);

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
