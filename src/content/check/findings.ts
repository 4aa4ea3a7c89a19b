import type { Path } from "./tree";
import type { Wording } from "./wording";

/** Something to tell about one part of one file. */
export type Finding = Wording & {
  severity: "mistake" | "warning";
  file: string;
  /** The part it is about; it need not exist, as a field that is missing does not. */
  path: Path;
  /** It is about the name of the field, not about its value. */
  isAboutName?: boolean;
  /** Only its length is wrong: what it says can be looked at all the same. */
  isAboutSize?: boolean;
};
