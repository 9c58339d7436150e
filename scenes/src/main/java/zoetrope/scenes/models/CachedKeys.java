package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.layer.KeyValueCache;
import zoetrope.attention.layer.Sampler;
import zoetrope.attention.model.CachedRun;
import zoetrope.attention.model.LanguageModel;
import zoetrope.attention.model.ModelRun;
import zoetrope.attention.token.ModelToken;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.attention.toy.ToyWeights;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.ModelFolder;
import zoetrope.scenes.components.TokenGlyphs;
import zoetrope.scenes.components.WordLimits;

/**
 * A film about why models cache keys and values while they generate text. Without a cache, each new
 * word needs the whole text to be computed again. With a cache, each new word needs only one column
 * of the pattern.
 */
public final class CachedKeys extends Scene {
  private static final int MAX_WORDS = 8;

  private final Parameter<String> prompt =
      parameter(
          "prompt",
          "the bird lay on",
          "2 to 7 words that the toy model knows, or 2 to 7 of the model's tokens; words are added"
              + " until there are 8 or the sentence ends");

  private final ModelFolder model = ModelFolder.ofDecoder(this::parameter);

  private final Parameter<Integer> layer =
      parameter("layer", 0, "the layer whose weights are shown, counted from 0");

  private final Parameter<Integer> head =
      parameter("head", 0, "the head whose weights are shown, counted from 0");

  /** Creates the film, which lasts 14 to 25 seconds. */
  public CachedKeys() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 12.8, 8.6);
    WrittenText written = model.isGiven() ? model.decoder(this::byModel) : byToy();
    section("Word by word");
    perform(new CacheAct(written));
  }

  private WrittenText byToy() {
    List<String> words =
        new ArrayList<>(List.of(prompt.get().strip().toLowerCase(Locale.ROOT).split("\\s+")));
    new WordLimits(2, 7).require("the prompt", words);
    if (layer.get() != 0 || head.get() < 0 || head.get() >= ToyWeights.HEADS) {
      throw new IllegalArgumentException(
          "the toy model has layer 0 with heads 0 and 1, not layer "
              + layer.get()
              + ", head "
              + head.get());
    }
    ToyTraining.requireWords(words);
    var training = ToyTraining.of(StudiedModel.STEPS);
    int given = words.size();
    while (words.size() < MAX_WORDS && !words.get(words.size() - 1).equals(ToyTraining.END)) {
      words.add(likeliest(training, words));
    }
    RealMatrix weights =
        training.trace(StudiedModel.STEPS, words).attention().heads().get(head.get()).weights();
    return new WrittenText(
        Optional.empty(), words, given, weights, ToyWeights.CHANNELS, ToyWeights.CHANNELS, 1);
  }

  private static String likeliest(ToyTraining training, List<String> words) {
    double[] chances = training.chances(StudiedModel.STEPS, words);
    int best = 0;
    for (int word = 1; word < chances.length; word++) {
      best = chances[word] > chances[best] ? word : best;
    }
    return training.vocabulary().get(best);
  }

  private WrittenText byModel(LanguageModel opened) {
    CachedRun text = opened.begin(prompt.get());
    int given = text.tokens().size();
    new WordLimits(2, 7)
        .requireTokens("the prompt", text.tokens().stream().map(ModelToken::text).toList());
    WeightGenerator unused = new WeightGenerator(0);
    while (text.tokens().size() < MAX_WORDS) {
      int next = Sampler.GREEDY.pick(text.logits(), unused);
      if (next >= opened.tokenizer().size()) {
        break;
      }
      text = text.then(opened.tokenizer().token(next));
    }
    ModelRun run = opened.run(text.tokens());
    List<String> words = run.texts().stream().map(TokenGlyphs::readable).toList();
    RealMatrix weights = run.attention().pattern(layer.get(), head.get()).weights();
    KeyValueCache cache = text.caches().get(0);
    int keys = cache.keys().stream().mapToInt(RealMatrix::columns).sum();
    int values = cache.values().stream().mapToInt(RealMatrix::columns).sum();
    String name = ModelFolder.described(run) + ": " + Conventions.place(layer.get(), head.get());
    return new WrittenText(
        Optional.of(name), words, given, weights, keys, values, opened.config().layers());
  }
}
