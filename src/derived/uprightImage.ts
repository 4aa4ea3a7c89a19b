import sharp from "sharp";

type Image = { width: number; height: number };

/** What Gatsby passes to the resolver, as far as it is used here. */
type Context = {
  nodeModel: { getNodeById(of: { id: string }): { absolutePath: string } };
};
type Info = {
  originalResolver(...all: unknown[]): Promise<Image | undefined>;
};

/**
 * Resolver of `gatsbyImageData`. gatsby-plugin-sharp turns a photo as its EXIF data says, but computes its size from the file
 * that is not turned, which would cut a portrait to a landscape; and it gives heights with fractions.
 */
export async function resolveUprightImage(
  image: { parent: string },
  args: { width: number },
  context: Context,
  info: Info,
): Promise<Image | undefined> {
  const file = context.nodeModel.getNodeById({ id: image.parent });
  const stored = await sharp(file.absolutePath).metadata();
  const upright = stored.autoOrient;
  // The plugin enlarges nothing beyond the size that is stored, whichever side is the width.
  const scale = Math.min(
    stored.width / upright.width,
    stored.height / upright.height,
  );
  const size = {
    width: Math.min(args.width, Math.floor(upright.width * scale)),
    aspectRatio: upright.width / upright.height,
  };
  const all = [image, { ...args, ...size }, context, info];
  const data = await info.originalResolver(...all);
  return data && { ...data, height: Math.round(data.height) };
}
