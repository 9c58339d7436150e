package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.image.Pictures;
import zoetrope.scenes.pictures.Emblem;

/** What words make one think of: a picture where there is one, else a card with the words. */
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

  private Ideas() {}

  /**
   * The idea of {@code words} together, 1 unit wide and high; a card is of the colour {@code tint}.
   */
  static Mobject<?> of(List<String> words, Color tint) {
    Emblem emblem = PICTURES.get(String.join(" ", words).toLowerCase(Locale.ROOT));
    return emblem != null ? picture(emblem) : card(words, tint);
  }

  private static Mobject<?> picture(Emblem emblem) {
    return imageMobject(Pictures.resource(Emblem.class, emblem.file())).setHeight(1);
  }

  private static Mobject<?> card(List<String> words, Color tint) {
    var card = roundedRectangle(1, 1, 0.12);
    card.setFill(tint.mix(BLACK, 0.6), 1).setStroke(tint, 2);
    var text = text(String.join("\n", words));
    text.setMaxWidth(0.8);
    text.setMaxHeight(0.8);
    return group(card, text.moveTo(card));
  }
}
