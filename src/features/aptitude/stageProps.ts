import type { Dispatch, RefObject } from "react";
import type { AptitudeTestPage } from "../../content/model";
import type { Event } from "./state";

/** What each stage of the test gets. */
export type StageProps = {
  texts: AptitudeTestPage;
  dispatch: Dispatch<Event>;
  /** Its heading, which takes the focus when the stage begins. */
  heading: RefObject<HTMLHeadingElement | null>;
};
