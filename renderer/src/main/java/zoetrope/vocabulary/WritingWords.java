package zoetrope.vocabulary;

import java.util.List;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.writing.BulletedList;
import zoetrope.mobject.writing.MarkupText;
import zoetrope.mobject.writing.Paragraph;
import zoetrope.mobject.writing.Title;
import zoetrope.text.TextStyle;

/** Makes titles, lists and marked-up text. */
public abstract class WritingWords extends TraceWords {
  /** Not to be made. */
  protected WritingWords() {}

  /** Items 0.5 units apart. */
  public static BulletedList bulletedList(String... items) {
    return new BulletedList(items);
  }

  /** Items of any kind, with a gap of {@code buff} units between them. */
  public static BulletedList bulletedList(double buff, List<? extends Mobject<?>> items) {
    return new BulletedList(buff, items);
  }

  /** A text in CMU Serif, font size 48. */
  public static MarkupText markupText(String markup) {
    return new MarkupText(markup);
  }

  /** A text that is in this style wherever no tag says otherwise. */
  public static MarkupText markupText(String markup, TextStyle style) {
    return new MarkupText(markup, style);
  }

  /** One line for each string, and one more for each line break in it. */
  public static Paragraph paragraph(String... lines) {
    return new Paragraph(lines);
  }

  /** A heading over a thin grey line that leaves one unit free at both sides of the frame. */
  public static Title title(String latex) {
    return new Title(latex);
  }

  /** An object of any kind as the heading. */
  public static Title title(Mobject<?> heading) {
    return new Title(heading);
  }
}
