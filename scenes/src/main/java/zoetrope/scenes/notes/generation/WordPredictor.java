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

/** What tells the next word in a film: the small model, or one of the viewer's. */
sealed interface WordPredictor {
  /** The first prediction, with all that it took. */
  TinyLanguageModel.Prediction first();

  /** The logits of what comes after a longer text, by the numbers of its words. */
  double[] logits(List<Integer> text);

  /** The numbers of the words of the prompt. */
  List<Integer> prompt();

  /** How a word of the vocabulary is written, with a blank before it if the model has one there. */
  String word(int id);

  /** Whether nothing comes after this word. */
  boolean ends(int id);

  /** W_U, [words, C]. */
  VectorTable unembedding();

  /** What the model is. */
  String caption();

  /** What it reads: "word" or "token". */
  String unit();

  /** Whether it is the small model. */
  boolean isToy();

  /** How many words it knows. */
  default int size() {
    return unembedding().rows();
  }

  /** The small model, with the words that it is to read. */
  record Tiny(TinyLanguageModel model, List<String> words) implements WordPredictor {
    @Override
    public TinyLanguageModel.Prediction first() {
      return model.predict(words);
    }

    @Override
    public double[] logits(List<Integer> text) {
      return model.predict(text.stream().map(this::word).toList()).logits();
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

  /** A model from a folder, with the text that it began with. */
  record Opened(LanguageModel model, ModelRun run, List<CachedRun> texts) implements WordPredictor {
    /**
     * The model after {@code prompt}.
     *
     * @throws IllegalArgumentException when it has fewer than 2 tokens, or more than {@code most}
     */
    static Opened of(LanguageModel model, String prompt, int most) {
      ModelRun run = model.run(prompt);
      new WordLimits(2, most).requireTokens("the prompt", run.texts());
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
   * The words whose rows of W_U are shown, and the last of the vocabulary: of the small model the
   * first ones, of others the likeliest, in the order of the vocabulary.
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
