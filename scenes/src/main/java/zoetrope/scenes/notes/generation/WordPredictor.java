package zoetrope.scenes.notes.generation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.VectorTable;
import zoetrope.attention.model.CachedRun;
import zoetrope.attention.model.LanguageModel;
import zoetrope.attention.model.ModelRun;
import zoetrope.attention.token.ModelToken;
import zoetrope.attention.toy.ToyModel;
import zoetrope.scenes.components.ModelFolder;
import zoetrope.scenes.components.TokenGlyphs;
import zoetrope.scenes.components.WordLimits;
import zoetrope.scenes.numbers.Rounding;

/** A predictor of the next word in a film: the small model, or a model of the viewer. */
sealed interface WordPredictor {
  /** Returns the first prediction, with all intermediate numbers. */
  TinyLanguageModel.Prediction first();

  /** Returns the logits of the next word after a longer text, given by the indices of its words. */
  double[] logits(List<Integer> text);

  /** Returns the indices of the words of the prompt. */
  List<Integer> prompt();

  /** Returns a word of the vocabulary as text, with a leading space if the model has one. */
  String word(int id);

  /** Whether this word ends the text. */
  boolean ends(int id);

  /** Returns W_U, [words, C]. */
  VectorTable unembedding();

  /** Returns a description of the model. */
  String caption();

  /** Returns the unit of the text: "word" or "token". */
  String unit();

  /** Whether this is the small model. */
  boolean isToy();

  /** Returns the size of the vocabulary. */
  default int size() {
    return unembedding().rows();
  }

  /**
   * The small model, with the words of the prompt. Its logits have one decimal place, as the film
   * shows them.
   */
  record Tiny(TinyLanguageModel model, List<String> words) implements WordPredictor {
    @Override
    public TinyLanguageModel.Prediction first() {
      TinyLanguageModel.Prediction exact = model.predict(words);
      return new TinyLanguageModel.Prediction(
          exact.embeddings(), exact.updated(), exact.weights(), Rounding.to(1, exact.logits()));
    }

    @Override
    public double[] logits(List<Integer> text) {
      return Rounding.to(1, model.predict(text.stream().map(this::word).toList()).logits());
    }

    @Override
    public List<Integer> prompt() {
      return words.stream().map(model.vocabulary()::indexOf).toList();
    }

    @Override
    public String word(int id) {
      return model.vocabulary().get(id);
    }

    @Override
    public boolean ends(int id) {
      return word(id).equals(TinyLanguageModel.END);
    }

    @Override
    public RealMatrix unembedding() {
      return model.unembedding();
    }

    @Override
    public String caption() {
      return "A toy model of "
          + ToyModel.vocabulary().size()
          + " words, trained on "
          + ToyModel.sentences().size()
          + " sentences";
    }

    @Override
    public String unit() {
      return "word";
    }

    @Override
    public boolean isToy() {
      return true;
    }
  }

  /** A model from a folder, with the text of the prompt. */
  record Opened(LanguageModel model, ModelRun run, List<CachedRun> texts) implements WordPredictor {
    /**
     * Returns the model after {@code prompt}.
     *
     * @throws IllegalArgumentException if the prompt has fewer than 2 tokens, or more than {@code
     *     maxTokens}
     */
    static Opened of(LanguageModel model, String prompt, int maxTokens) {
      ModelRun run = model.run(prompt);
      new WordLimits(2, maxTokens).requireTokens("the prompt", run.texts());
      return new Opened(model, run, new ArrayList<>(List.of(model.begin(prompt))));
    }

    @Override
    public TinyLanguageModel.Prediction first() {
      int last = run.tokens().size() - 1;
      double[] weights = new double[last + 1];
      List<AttentionTrace> heads = run.block(model.config().layers() - 1).attention().heads();
      for (AttentionTrace head : heads) {
        for (int j = 0; j <= last; j++) {
          weights[j] += head.weights().get(last, j) / heads.size();
        }
      }
      return new TinyLanguageModel.Prediction(run.stream(0), run.output(), weights, run.logits());
    }

    @Override
    public double[] logits(List<Integer> text) {
      CachedRun known = texts.get(texts.size() - 1);
      for (int i = known.tokens().size(); i < text.size(); i++) {
        known = known.then(model.tokenizer().token(text.get(i)));
      }
      texts.add(known);
      return known.logits();
    }

    @Override
    public List<Integer> prompt() {
      return run.tokens().stream().map(ModelToken::id).toList();
    }

    @Override
    public String word(int id) {
      String text = ModelFolder.token(model, id);
      return (text.startsWith(" ") ? " " : "") + TokenGlyphs.readable(text);
    }

    @Override
    public boolean ends(int id) {
      return id >= model.tokenizer().size() || model.tokenizer().token(id).special();
    }

    @Override
    public VectorTable unembedding() {
      return model.unembedding();
    }

    @Override
    public String caption() {
      return ModelFolder.described(run);
    }

    @Override
    public String unit() {
      return "token";
    }

    @Override
    public boolean isToy() {
      return false;
    }
  }

  /**
   * Returns the words whose rows of W_U are shown, in the order of the vocabulary. They are the
   * first words of the small model or the likeliest of other models, followed by the last of the
   * vocabulary.
   */
  default List<Integer> rows(int count, int[] ranking) {
    List<Integer> rows = new ArrayList<>();
    IntStream shown =
        isToy() ? IntStream.range(0, count - 1) : IntStream.of(ranking).limit(count - 1).sorted();
    shown.forEach(rows::add);
    rows.add(size() - 1);
    return rows;
  }
}
