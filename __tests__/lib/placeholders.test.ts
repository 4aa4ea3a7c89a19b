import site from "../../data/site.json";
import { placeholders } from "../../src/lib/placeholders";

const own = {
  phone: "+91 98765 43210",
  email: "hello@example.org",
  address: { ...site.address, street: "7 Church Street" },
};

test("as shipped, phone, e-mail and address are placeholders", () => {
  expect(placeholders(site)).toEqual(["phone", "email", "address"]);
});

test("the owner's own are none", () => {
  expect(placeholders(own)).toEqual([]);
});

test("each is told for itself", () => {
  expect(placeholders({ ...own, phone: site.phone })).toEqual(["phone"]);
  expect(placeholders({ ...own, email: site.email })).toEqual(["email"]);
  expect(placeholders({ ...own, address: site.address })).toEqual(["address"]);
});

test.each(["+91 00000 00001", "+91 80000 00000", "+49 30 000000"])(
  "%s may be a true number",
  (phone) => {
    expect(placeholders({ ...own, phone })).toEqual([]);
  },
);
