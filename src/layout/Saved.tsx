import { useSyncExternalStore } from "react";
import styled from "styled-components";
import { narrow } from "../ui/media";
import { Line } from "./OpenNow";

type Props = { text: string };

let isSaved = false;

/** Gatsby's worker is active when the whole offline copy is there, or as much of it as Save-Data allows. */
function subscribe(changed: () => void) {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  void worker?.ready.then(({ active }) => {
    isSaved = !active?.scriptURL.endsWith("?save-data");
    changed();
  });
  return () => {};
}

/** Says that the site can be read without network, once the offline copy is complete. */
export function Saved({ text }: Props) {
  const saved = useSyncExternalStore(
    subscribe,
    () => isSaved,
    () => false,
  );
  return saved && <Place data-open="true">{text}</Place>;
}

/** Placed so that nothing shifts when it appears: below 1024 px beside the heading, else at the end of the column. */
const Place = styled(Line)`
  font-weight: var(--w-text);
  @media ${narrow} {
    position: absolute;
    top: 0;
    right: 0;
    margin: 0;
    font-size: var(--t-xs);
    line-height: 1.5;
  }
`;
