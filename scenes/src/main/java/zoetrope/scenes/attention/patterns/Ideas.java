package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.image.Pictures;
import zoetrope.scenes.pictures.Emblem;

/** Pictures for words. Words without a picture get a card with their text. */
final class Ideas {
  private static final Map<String, Emblem> PICTURES =
      Map.of(
          "fluffy", Emblem.FLUFFY,
          "blue", Emblem.BLUE,
          "creature", Emblem.CREATURE,
          "verdant", Emblem.VERDANT,
          "forest", Emblem.FOREST,
          "fluffy blue creature", Emblem.BLUE_FLUFF,
          "verdant forest", Emblem.VERDANT_FOREST);

  /**
   * The number of characters above which a word is broken into pieces; in one piece it would be too
   * small to read.
   */
  private static final int MAX_UNBROKEN_CHARACTERS = 12;

  private static final int MAX_PIECE_CHARACTERS = 10;

  private Ideas() {}

  /**
   * Returns the picture for {@code words}, 1 unit wide and high. A card has the colour {@code
   * tint}.
   */
  static Mobject<?> of(List<String> words, Color tint) {
    Emblem emblem = PICTURES.get(String.join(" ", words).toLowerCase(Locale.ROOT));
    return emblem != null ? picture(emblem) : card(words, tint);
  }

  /**
   * Returns the word in one piece, or a long word in pieces of nearly the same length, with
   * hyphens.
   */
  private static List<String> pieces(String word) {
    List<Integer> ends = new ArrayList<>(List.of(0));
    var characters = BreakIterator.getCharacterInstance(Locale.ROOT);
    characters.setText(word);
    while (characters.next() != BreakIterator.DONE) {
      ends.add(characters.current());
    }
    int length = ends.size() - 1;
    int count =
        length <= MAX_UNBROKEN_CHARACTERS
            ? 1
            : (length + MAX_PIECE_CHARACTERS - 1) / MAX_PIECE_CHARACTERS;
    List<String> pieces = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String piece =
          word.substring(ends.get(i * length / count), ends.get((i + 1) * length / count));
      boolean hyphen = i < count - 1 && Character.isLetter(piece.codePointBefore(piece.length()));
      pieces.add(hyphen ? piece + "-" : piece);
    }
    return pieces;
  }

  private static Mobject<?> picture(Emblem emblem) {
    return imageMobject(Pictures.resource(Emblem.class, emblem.file())).setHeight(1);
  }

  private static Mobject<?> card(List<String> words, Color tint) {
    var card = roundedRectangle(1, 1, 0.12);
    card.setFill(tint.mix(BLACK, 0.6), 1).setStroke(tint, 2);
    var text =
        text(String.join("\n", words.stream().flatMap(word -> pieces(word).stream()).toList()));
    text.setMaxWidth(0.8);
    text.setMaxHeight(0.8);
    return group(card, text.moveTo(card));
  }
}
