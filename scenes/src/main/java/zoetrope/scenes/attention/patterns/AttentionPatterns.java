package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import zoetrope.attention.WordTokens;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.ModelFile;

/**
 * A film about how the words of a sentence update each other: embeddings, queries and keys, the
 * pattern of their dot products, and the values that flow along it.
 */
public final class AttentionPatterns extends Scene {
  private static final String PHRASE = "a fluffy blue creature roamed the verdant forest";

  private final Parameter<String> phrase =
      parameter("phrase", PHRASE, "the text that is shown: 1 to 16 words");

  private final ModelFile model = ModelFile.ofHead(this::parameter, phrase);

  /** Creates the film, which lasts about four minutes. */
  public AttentionPatterns() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11.2, 10.8);
    var story = story();
    section("Sentence");
    var sentence = perform(new SentenceAct(story));
    section("Embeddings");
    var embeddings = perform(new EmbeddingsAct(story, sentence));
    section("Updates");
    var updates = perform(new UpdatesAct(story, embeddings));
    section("Queries");
    var queries = perform(new QueriesAct(story, sentence, embeddings));
    var questionLeaves = perform(new QueryMatrixAct(story, sentence, embeddings, queries));
    section("Keys");
    var keys = perform(new KeysAct(story, embeddings, queries, questionLeaves));
    section("Dot products");
    var grid = perform(new GridAct(story, queries, keys));
    section("Scores");
    var scores = perform(new ScoresAct(story, queries, keys, grid));
    section("Softmax");
    var softmax = perform(new SoftmaxAct(story, grid, scores));
    section("Masking");
    var title = perform(new MaskingAct(story, grid, softmax));
    section("Values");
    var values = perform(new ValuesAct(story, keys, grid, scores, title));
    section("Sums");
    perform(new SumsAct(story, embeddings, updates, grid, scores, values));
  }

  private Story story() {
    if (!model.isGiven()) {
      return Stories.of(phrase.get());
    }
    LoadedAttention loaded = model.read();
    boolean named = model.isFile() && !phrase.get().equals(PHRASE);
    return Stories.of(
        named ? loaded.tokens(WordTokens.of(phrase.get())) : loaded, model.layer(), model.head());
  }
}
