import type { SVGProps } from "react";

// Icons of Lucide (lucide.dev, ISC licence) as paths only: the library's components would be half of the frame's
// script.

/** @param size in pixels */
type Props = SVGProps<SVGSVGElement> & { size?: number };

const icon = (path: string) =>
  function Icon({ size = 24, ...rest }: Props) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };

export const ArrowDown = /* @__PURE__ */ icon("M12 5v14M19 12l-7 7-7-7");
export const ArrowLeft = /* @__PURE__ */ icon("M12 19l-7-7 7-7M19 12H5");
export const ArrowRight = /* @__PURE__ */ icon("M5 12h14M12 5l7 7-7 7");
/** A speech bubble with three meridians in it. */
export const Chat = /* @__PURE__ */ icon(
  "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719M8 10v4M12 10v4M16 10v4",
);
export const ChevronDown = /* @__PURE__ */ icon("M6 9l6 6 6-6");
export const Cross = /* @__PURE__ */ icon("M18 6 6 18M6 6l12 12");
export const Mail = /* @__PURE__ */ icon(
  "M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7",
);
export const Menu = /* @__PURE__ */ icon("M4 5h16M4 12h16M4 19h16");
export const Offline = /* @__PURE__ */ icon(
  "M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20",
);
export const Phone = /* @__PURE__ */ icon(
  "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
);
export const Print = /* @__PURE__ */ icon(
  "M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z",
);
export const Search = /* @__PURE__ */ icon(
  "M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0",
);
export const Star = /* @__PURE__ */ icon(
  "M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z",
);
export const Undo = /* @__PURE__ */ icon(
  "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5",
);
