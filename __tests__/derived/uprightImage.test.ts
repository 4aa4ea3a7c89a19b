// Specification: 7.5
import path from "node:path";
import sharp from "sharp";
import { resolveUprightImage } from "../../src/derived/uprightImage";
import { temporaryFolder } from "../support/temporaryFolder";

const folder = temporaryFolder("image");

test.each([
  [[3000, 4000, 1], { width: 1600, height: 2133 }],
  [[4000, 3000, 6], { width: 1600, height: 2133 }],
  [[2000, 1500, 8], { width: 1125, height: 1500 }],
  [[1200, 800, 1], { width: 1200, height: 800 }],
  [[1199, 801, 3], { width: 1199, height: 801 }],
])(
  "a photo of %j (width, height, EXIF orientation) is shown as %j",
  async ([width = 0, height = 0, orientation], shown) => {
    const absolutePath = path.join(folder, `${width}-${orientation}.png`);
    const background = "#fff";
    await sharp({ create: { width, height, channels: 3, background } })
      .withMetadata({ orientation })
      .toFile(absolutePath);
    /** As gatsby-transformer-sharp counts. */
    const originalResolver = async (...[, args]: unknown[]) => {
      const { width, aspectRatio } = args as Record<string, number>;
      return { width: width!, height: width! / aspectRatio! };
    };
    const nodeModel = { getNodeById: () => ({ absolutePath }) };
    expect(
      await resolveUprightImage(
        { parent: "file" },
        { width: 1600 },
        { nodeModel },
        { originalResolver },
      ),
    ).toEqual(shown);
  },
);
