/**
 * For Babel: takes the styles out of styled-components' templates, for scripts that go to the browser. The calls are marked as
 * pure, so that webpack leaves out the components that no page uses.
 * @param {typeof import("@babel/core")} babel
 * @returns {import("@babel/core").PluginObj}
 */
module.exports = ({ types: t }) => ({
  visitor: {
    Program: {
      // At the end: babel-plugin-styled-components has made styled.div.withConfig({ … })(["…"], …) of each template by then.
      exit(program) {
        program.traverse({
          CallExpression(call) {
            const [strings] = call.node.arguments;
            if (!t.isArrayExpression(strings) || !isStyled(call)) return;
            call.node.arguments = [];
            t.addComment(call.node, "leading", "#__PURE__");
          },
        });
      },
    },
  },
});

/** Is it styled.…(), css() or keyframes()? */
function isStyled(call) {
  let callee = call.get("callee");
  while (!callee.isIdentifier()) {
    if (callee.isCallExpression()) callee = callee.get("callee");
    else if (callee.isMemberExpression()) callee = callee.get("object");
    else return false;
  }
  const { path } = call.scope.getBinding(callee.node.name) ?? {};
  return (
    path?.parentPath?.isImportDeclaration() === true &&
    path.parent.source.value === "styled-components"
  );
}
