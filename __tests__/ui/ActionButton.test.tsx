import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { ActionButton } from "../../src/ui/ActionButton";

const reach = {
  chat: "https://wa.me/91?text=Hi",
  contact: "/services#contact",
};

const draw = (action: string | null) =>
  render(
    <ActionButton button={{ label: "Get Started", action }} reach={reach} />,
  );

test("without an action it is a button that does nothing", async () => {
  draw(null);
  const before = document.body.innerHTML;
  const address = location.href;
  await userEvent.click(screen.getByRole("button", { name: "Get Started" }));
  expect(document.body.innerHTML).toBe(before);
  expect(location.href).toBe(address);
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test.each([
  ["chat", "https://wa.me/91?text=Hi", "_blank"],
  ["contact", "/services#contact", null],
  ["/scholarships", "/scholarships", null],
  ["https://example.org/apply", "https://example.org/apply", "_blank"],
])("with the action %j it is a link to %s", (action, to, target) => {
  draw(action);
  const link = screen.getByRole("link", { name: /^Get Started/ });
  expect(link).toHaveAttribute("href", to);
  expect(link.getAttribute("target")).toBe(target);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
