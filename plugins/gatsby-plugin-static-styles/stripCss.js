const NO_PROPS =
  "A style depends on a prop. Styles are made when the site is built: use a data attribute, or React's style for a custom property.";
const NO_ATTRS =
  "Styles are made when the site is built, and have no .attrs: write the attributes where the component is used.";

/**
 * For Babel: refuses styles that a build cannot make, where they are written. With the option `strip` it takes the styles out
 * of styled-components' templates, for scripts that go to the browser. The calls are marked as pure, so that webpack leaves out
 * the components that no page uses.
 * @param {typeof import("@babel/core")} babel
 * @param {{ strip?: boolean }} options
 * @returns {import("@babel/core").PluginObj}
 */
module.exports = ({ types: t }, { strip }) => ({
  visitor: {
    Program: {
      // At the end: babel-plugin-styled-components has made styled.div.withConfig({ … })(["…"], …) of each template by then.
      exit(program) {
        program.traverse({
          CallExpression(call) {
            const [strings, ...values] = call.get("arguments");
            if (!strings?.isArrayExpression() || !isStyled(call)) return;
            for (const value of values)
              if (value.isFunction()) throw value.buildCodeFrameError(NO_PROPS);
            if (!strip) return;
            call.node.arguments = [];
            t.addComment(call.node, "leading", "#__PURE__");
          },
        });
      },
    },
  },
});

/** Is it styled.…(), css() or keyframes()? @throws Error with the place, where it has .attrs */
function isStyled(call) {
  let callee = call.get("callee");
  let attrs;
  while (!callee.isIdentifier()) {
    if (callee.isMemberExpression() && callee.node.property.name === "attrs")
      attrs = callee.get("property");
    if (callee.isCallExpression()) callee = callee.get("callee");
    else if (callee.isMemberExpression()) callee = callee.get("object");
    else return false;
  }
  const { path } = call.scope.getBinding(callee.node.name) ?? {};
  const isIt =
    path?.parentPath?.isImportDeclaration() === true &&
    path.parent.source.value === "styled-components";
  if (isIt && attrs) throw attrs.buildCodeFrameError(NO_ATTRS);
  return isIt;
}
