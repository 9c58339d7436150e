package zoetrope.scenes.models.translation;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Locale;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WordLimits;

/**
 * A film about a translation, word by word. An encoder reads an English sentence; a decoder asks it
 * for each French word. The weights of these questions align both sentences. All numbers are those
 * of a small model that has learned to translate.
 *
 * <p>In a portrait or square frame, the probabilities are below the alignment.
 */
public final class Translation extends Scene {
  private final Parameter<String> sentence =
      parameter(
          "sentence",
          "the white cat sees the black dog",
          "2 to 7 English words that the toy model knows; it translates them into French");

  /** Creates the film, which lasts over a minute. */
  public Translation() {}

  @Override
  protected void construct() {
    List<String> words = List.of(sentence.get().strip().toLowerCase(Locale.ROOT).split("\\s+"));
    new WordLimits(2, 7).require("the sentence", words);
    var layout = TranslationLayout.of(FrameShape.compose(this::frameSize, 11.6, 9.6));
    var stage = new TranslationStage(layout, words);

    section("The encoder reads");
    var vectors = perform(new EncoderAct(stage));
    section("The decoder asks");
    perform(new QuestionAct(stage, vectors));
    section("Word by word");
    perform(new WritingAct(stage));
    section("The alignment");
    perform(new CrossingAct(stage));
  }
}
