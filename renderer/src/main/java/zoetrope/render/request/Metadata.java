package zoetrope.render.request;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * The metadata of videos and stills, for formats that have a place for it.
 *
 * @param title the title, in one line
 * @param author the author, in one line
 * @param comment a comment, which may have several lines
 * @param date {@code 2026}, {@code 2026-11} or {@code 2026-11-25}
 */
public record Metadata(
    Optional<String> title,
    Optional<String> author,
    Optional<String> comment,
    Optional<String> date) {
  public static final Metadata NONE =
      new Metadata(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  private static final int MAX_CHARACTERS = 10_000;

  /**
   * Checks the texts.
   *
   * @throws IllegalArgumentException for a blank text, control characters, a title or author of
   *     several lines, or a date that does not exist
   */
  public Metadata {
    requireText("title", title, false);
    requireText("author", author, false);
    requireText("comment", comment, true);
    Objects.requireNonNull(date, "date").ifPresent(Metadata::requireDate);
  }

  private static void requireText(String name, Optional<String> text, boolean lines) {
    Objects.requireNonNull(text, name);
    if (text.isEmpty()) {
      return;
    }
    String all = text.get();
    if (all.isBlank() || all.length() > MAX_CHARACTERS) {
      throw new IllegalArgumentException(
          "the " + name + " is empty or longer than " + MAX_CHARACTERS + " characters");
    }
    boolean printable =
        all.codePoints().allMatch(c -> c == '\n' ? lines : c == '\t' || !Character.isISOControl(c));
    Preconditions.require(
        printable, "a %s%s", name, (lines ? " has no control characters" : " is of one line"));
  }

  private static void requireDate(String date) {
    try {
      firstDay(date);
    } catch (DateTimeException e) {
      throw new IllegalArgumentException(
          "'" + date + "' is not a date: expected one such as 2026, 2026-11 or 2026-11-25");
    }
  }

  private static LocalDate firstDay(String date) {
    return switch (date.length()) {
      case 4 -> Year.parse(date).atDay(1);
      case 7 -> YearMonth.parse(date).atDay(1);
      default -> LocalDate.parse(date);
    };
  }

  /** Returns the first day of the date; empty without a date. */
  public Optional<LocalDate> day() {
    return date.map(Metadata::firstDay);
  }

  public boolean isEmpty() {
    return equals(NONE);
  }

  /** Returns this metadata, with {@code other} as the title if it has none. */
  public Metadata orTitle(String other) {
    return new Metadata(title.or(() -> Optional.of(other)), author, comment, date);
  }

  /**
   * Returns the metadata of a section. Its title consists of the video's title and the section's
   * title.
   */
  public Metadata ofPart(String part) {
    return new Metadata(title.map(whole -> whole + ": " + part), author, comment, date);
  }

  /** Returns the values by FFmpeg's names. */
  public Map<String, String> tags() {
    Map<String, String> tags = new LinkedHashMap<>();
    title.ifPresent(text -> tags.put("title", text));
    author.ifPresent(text -> tags.put("artist", text));
    comment.ifPresent(text -> tags.put("comment", text));
    date.ifPresent(text -> tags.put("date", text));
    return tags;
  }
}
