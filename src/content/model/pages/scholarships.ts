import { z } from "zod";
import { list, record, text } from "../fields";
import { page, TextBlock } from "../shared";

export const ScholarshipsPage = z.strictObject({
  ...page,
  inShort: text(80, "Said on the picture that the page is shared with."),
  finder: record("FinderTexts", "The words of search, list and chart.", {
    listTitle: text(40, "The heading of the list, for screen readers."),
    searchLabel: text(60, "What screen readers call the search field."),
    searchPlaceholder: text(60, "Shown in the search field while it is empty."),
    typeLabel: text(40, "What the choice of types is called."),
    all: text(30, "The choice of both types."),
    national: text(30, "What the type national is called."),
    international: text(30, "What the type international is called."),
    sortLabel: text(40, "What the choice of orders is called."),
    sortDeadline: text(40, "The order by deadline."),
    sortAmount: text(40, "The order by amount."),
    sortTitle: text(40, "The order by title."),
    clear: text(30, "The button that takes search, type and order back."),
    count: text(
      60,
      "{shown} and {total} become the numbers: Showing {shown} of {total} scholarships.",
    ).meta({ placeholders: ["{shown}", "{total}"] }),
    emptyTitle: text(60, "Said when nothing is found."),
    emptyHint: text(120, "What to do when nothing is found."),
    allPassed: text(120, "Said above the list when no deadline is ahead."),
    allPassedLink: text(60, "The link to the chat beside it."),
    passed: text(20, "Said beside a deadline that has passed."),
    field: text(30, "The word before an award’s field of study."),
    eligibility: text(30, "The word before what an applicant needs."),
    deadline: text(30, "The word before the deadline."),
    applications: text(30, "The word before the number of applications."),
    apply: text(30, "The words on each award’s button."),
    chartHint: text(120, "How to read the chart."),
    chartTouch: text(60, "How to read a pin of it with a finger."),
    chartPoint: text(60, "How to read a pin of it with a mouse."),
    chartToday: text(20, "The word at the chart’s line of today."),
    chartMore: text(
      40,
      "Said of several awards on one pin: {title} becomes the first one’s, {count} how many others there are.",
    ).meta({ placeholders: ["{title}", "{count}"] }),
    chartPassed: text(
      40,
      "Said of a pin’s deadline that has passed: {deadline} becomes its day.",
    ).meta({ placeholders: ["{deadline}"] }),
    chartEarly: text(
      60,
      "When to begin, said at a pin: {day} becomes the day six months before its deadline.",
    ).meta({ placeholders: ["{day}"] }),
    chartOpen: text(40, "The chart’s word for the time until a deadline."),
    chartAbove: text(40, "Said at more than 100 pins: which have passed."),
    chartAllPassed: text(40, "Said at the chart when no deadline is ahead."),
    sharing: record("SharingTexts", "The words for sharing.", {
      list: text(30, "The button that shares the list."),
      listText: text(80, "Sent with the address of a list."),
      one: text(20, "The button that shares a scholarship."),
      oneText: text(
        80,
        "Sent with the address of a scholarship: {title}, {award} and {deadline} become its own.",
      ).meta({
        placeholders: ["{title}"],
        optionalPlaceholders: ["{award}", "{deadline}"],
      }),
      chat: text(30, "The link that sends it by WhatsApp."),
      address: text(30, "What the field with the address is called."),
      copy: text(30, "The button that copies the address."),
      copied: text(60, "Said when the address is copied."),
      notCopied: text(80, "Said where a browser refuses to copy."),
      close: text(20, "The button that closes it."),
      calendar: text(30, "The button that puts a deadline into a calendar."),
      calendarTitle: text(
        60,
        "How a deadline is called in a calendar: {title} becomes the scholarship’s.",
      ).meta({ placeholders: ["{title}"] }),
    }),
  }),
  tipsTitle: text(60, "The heading of the tips."),
  tips: list(TextBlock).describe("The tips for applying."),
});
export type ScholarshipsPage = z.infer<typeof ScholarshipsPage>;
