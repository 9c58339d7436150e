package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import zoetrope.attention.WordTokens;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.ModelFile;

/**
 * How the words of a sentence update each other: embeddings, queries and keys, the pattern that
 * their dot products make, and the values that flow along it.
 */
public final class AttentionPatterns extends Scene {
  private static final String PHRASE = "a fluffy blue creature roamed the verdant forest";

  private final Parameter<String> phrase =
      parameter(
          "phrase", PHRASE, "4 to 12 words, among them a noun with an adjective in front of it");

  private final ModelFile model = ModelFile.ofHead(this::parameter);

  /** The film, about four minutes long. */
  public AttentionPatterns() {}

  @Override
  protected void construct() {
    var story = story();
    section("Sentence");
    var sentence = new SentenceAct(story);
    perform(sentence);
    section("Embeddings");
    var embeddings = new EmbeddingsAct(story, sentence);
    perform(embeddings);
    section("Updates");
    var updates = new UpdatesAct(story, embeddings);
    perform(updates);
    section("Queries");
    var queries = new QueriesAct(story, sentence, embeddings);
    perform(queries);
    section("Keys");
    var keys = new KeysAct(story, embeddings, queries);
    perform(keys);
    section("Dot products");
    var grid = new GridAct(story, queries, keys);
    perform(grid);
    section("Scores");
    var scores = new ScoresAct(story, queries, keys, grid);
    perform(scores);
    section("Softmax");
    var softmax = new SoftmaxAct(story, grid, scores);
    perform(softmax);
    section("Masking");
    var masking = new MaskingAct(story, grid, softmax);
    perform(masking);
    section("Values");
    var values = new ValuesAct(story, keys, grid, scores, masking);
    perform(values);
    section("Sums");
    perform(new SumsAct(story, embeddings, updates, grid, scores, values));
  }

  private Story story() {
    if (!model.isGiven()) {
      return Stories.of(phrase.get());
    }
    LoadedAttention loaded = model.read();
    boolean named = !phrase.get().equals(PHRASE);
    return Stories.of(
        named ? loaded.tokens(WordTokens.of(phrase.get())) : loaded, model.layer(), model.head());
  }
}
