import { type GatsbySSR, withPrefix } from "gatsby";
import { fixAddress } from "./fixAddress";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
}) => {
  const program = `(${fixAddress})(${JSON.stringify(withPrefix("/"))})`;
  setHeadComponents([
    <script key="visits" dangerouslySetInnerHTML={{ __html: program }} />,
  ]);
};
