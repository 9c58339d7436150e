package zoetrope.scenes.architecture;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Paragraphs;
import zoetrope.text.FontChange;
import zoetrope.text.FontFamily;
import zoetrope.text.TextStyle;

/**
 * The texts of the film: one typeface and a few sizes, in the chosen language. Each method takes
 * both wordings, so that they are next to each other in the code.
 */
final class Lettering {
  private static final TextStyle STYLE =
      textStyle().family(FontFamily.NOTO_SANS_SC).lineSpacing(0.84);
  private static final double TITLE = 72;
  private static final double SUBTITLE = 38;
  private static final double HEADING = 48;
  private static final double CAPTION = 30;
  private static final double LABEL = 28;
  private static final double NOTE = 26;
  private static final double GLOSS = 0.85;

  /**
   * The number of letters of a long word. A line may exceed the average line by half of this
   * number, so that a text needs no more lines than expected.
   */
  private static final int LONGEST_WORD = 12;

  private final FilmLanguage language;

  Lettering(FilmLanguage language) {
    this.language = language;
  }

  /** Returns the title of the film. */
  Text title(String chinese, String english) {
    return fitted(language.choose(chinese, english), TITLE);
  }

  /** Returns the subtitle of the film. */
  Text subtitle(String chinese, String english) {
    return fitted(language.choose(chinese, english), SUBTITLE);
  }

  /** Returns the heading of a section, at the top. */
  Text heading(String chinese, String english, Color color) {
    return fitted(language.choose(chinese, english), HEADING)
        .setColor(color)
        .toEdge(UP, MED_LARGE_BUFF);
  }

  /** Returns the conclusion of a section, at the bottom. */
  Text caption(String chinese, String english, Color color) {
    return fitted(language.choose(chinese, english), CAPTION)
        .setColor(color)
        .toEdge(DOWN, MED_LARGE_BUFF);
  }

  /** Returns the label of a box. */
  Text label(String chinese, String english) {
    return set(language.choose(chinese, english), LABEL);
  }

  /** Returns the label of a box, in Chinese with the English term below it. */
  Text term(String chinese, String gloss, String english) {
    return glossed(chinese + "\n", gloss, english);
  }

  /** Returns the label of a low box, in Chinese with the English term after it. */
  Text termInLine(String chinese, String gloss, String english) {
    return glossed(chinese + " ", gloss, english);
  }

  private Text glossed(String chinese, String gloss, String english) {
    if (language == FilmLanguage.EN) {
      return set(english, LABEL);
    }
    return set(chinese + gloss, LABEL)
        .fontPart(gloss, FontChange.NONE.size(GLOSS))
        .colorPart(gloss, GREY_B);
  }

  /** Returns a remark. */
  Text note(String chinese, String english) {
    return set(language.choose(chinese, english), NOTE);
  }

  private static Text set(String words, double fontSize) {
    return text(words, STYLE).fontSize(fontSize);
  }

  /** Returns a line of text, broken at spaces and then made smaller if the frame is too narrow. */
  private static Text fitted(String words, double fontSize) {
    double room = frameWidth() - 1;
    Text line = set(words, fontSize);
    if (line.width() > room) {
      int lines = (int) Math.ceil(line.width() / room);
      int letters = words.replace(" ", "").length();
      line = set(Paragraphs.wrap(words, letters / lines + LONGEST_WORD / 2), fontSize);
    }
    return line.setMaxWidth(room);
  }
}
