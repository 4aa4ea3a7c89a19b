import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "../../src/ui/Button";

test("a button that leads somewhere is a link, and keeps every attribute", async () => {
  const pressed = jest.fn((event: { preventDefault(): void }) =>
    event.preventDefault(),
  );
  render(
    <>
      <h2 id="award">Ocean Award</h2>
      <Button to="/apply" id="apply" aria-describedby="award" onClick={pressed}>
        Apply Now
      </Button>
    </>,
  );
  const link = screen.getByRole("link", { name: "Apply Now" });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(link).toHaveAttribute("href", "/apply");
  expect(link).toHaveAttribute("id", "apply");
  expect(link).toHaveAccessibleDescription("Ocean Award");
  await userEvent.click(link);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("a button sends no form unless it is asked to", async () => {
  const sent = jest.fn((event: { preventDefault(): void }) =>
    event.preventDefault(),
  );
  render(
    <form onSubmit={sent}>
      <Button>Clear</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toHaveBeenCalledTimes(1);
});
