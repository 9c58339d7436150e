package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.attention.ModelSize;
import zoetrope.attention.toy.ToyModel;
import zoetrope.attention.toy.ToySize;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WordLimits;

/**
 * A film about the steps before and after attention. A text becomes tokens, which are not words,
 * and each has a column of the embedding matrix. Layer after layer adds to the vectors. Every
 * beginning of a sentence is a training example.
 */
public final class TokensAndLayers extends Scene {
  private static final int MERGES = 40;

  private final Parameter<String> phrase =
      parameter("phrase", "the cat barked and the tree purred", "2 to 8 words to cut into tokens");
  private final Parameter<String> sentence =
      parameter(
          "sentence", "the cat sat on the mat and purred", "3 to 8 words that the toy model knows");

  /** Creates the film, which lasts about three quarters of a minute. */
  public TokensAndLayers() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 10.5, 8);
    List<String> cut = List.of(phrase.get().strip().split("\\s+"));
    new WordLimits(2, 8).requireTokens("the phrase", cut);
    var model = ToyModel.trained(ToySize.of(32, 4), 5);
    List<String> words = read(model);
    List<String> corpus =
        ToyModel.sentences().stream()
            .flatMap(List::stream)
            .filter(w -> !w.equals(ToyModel.END))
            .toList();
    var commentary = new Commentary(this::say, this::time, this::pauseUntil);
    section("Tokens");
    commentary.tell("A text is cut into tokens, which are not words.");
    perform(new TokensAct(cut, new BytePairs(corpus, MERGES)));
    section("Embedding matrix");
    commentary.tell("Each token has a column of the embedding matrix.");
    perform(new EmbeddingMatrixAct(model, ModelSize.GPT3));
    section("Layers");
    commentary.tell("Layer upon layer adds something to the vectors.");
    perform(new LayersAct(words.subList(0, Math.min(5, words.size())), ModelSize.GPT3.layers()));
    section("Examples");
    commentary.tell("Every beginning of a sentence is an example to learn from.");
    perform(new ExamplesAct(model, words));
    commentary.finish();
  }

  private List<String> read(ToyModel model) {
    List<String> words = List.of(sentence.get().strip().split("\\s+"));
    new WordLimits(3, 8).require("the sentence", words);
    for (String word : words) {
      if (!model.knows(word)) {
        throw new IllegalArgumentException(
            "the sentence has the word \""
                + word
                + "\", which the toy model has never read; it knows "
                + String.join(" ", ToyModel.vocabulary()));
      }
    }
    return words;
  }
}
