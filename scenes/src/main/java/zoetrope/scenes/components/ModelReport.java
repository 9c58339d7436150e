package zoetrope.scenes.components;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zoetrope.attention.Softmax;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.model.HeadRole;
import zoetrope.attention.model.LanguageModel;
import zoetrope.attention.model.ModelConfig;
import zoetrope.attention.model.ModelRun;
import zoetrope.attention.model.ParameterKind;
import zoetrope.render.doctor.ModelInspector;

/** The reports of {@code render model} and {@code render info} about models. */
public final class ModelReport implements ModelInspector {
  private static final int MAX_HEADS = 3;
  private static final int MAX_PREDICTIONS = 5;

  /** Creates the inspector; called by the service loader. */
  public ModelReport() {}

  @Override
  public List<String> describe(String model, Optional<String> phrase) {
    LanguageModel opened = LanguageModel.open(ModelFolder.path(model));
    List<String> lines = new ArrayList<>(ofModel(opened));
    phrase.ifPresent(words -> lines.addAll(ofRun(opened.run(words))));
    return lines;
  }

  private static List<String> ofModel(LanguageModel model) {
    ModelConfig config = model.config();
    List<String> lines = new ArrayList<>();
    lines.add(
        format("%s (%s) in %s", model.name(), config.type(), model.folder().toAbsolutePath()));
    lines.add(
        format(
            "  %d layers of %d heads%s, %,d numbers a token, queries and keys of %d, %,d neurons",
            config.layers(),
            config.heads().count(),
            config.heads().keyValues() == config.heads().count()
                ? ""
                : " that share keys and values of " + config.heads().keyValues(),
            config.width(),
            config.heads().size(),
            config.neurons()));
    lines.add(
        format(
            "  %,d tokens, sequences of up to %,d, %s",
            config.tables().vocabulary(),
            config.tables().positions(),
            config.family().isCausal() ? "each sees those before it" : "each sees all others"));
    long all = model.parameterCount();
    lines.add(format("  %,d parameters", all));
    for (Map.Entry<ParameterKind, Long> kind : model.parameters().entrySet()) {
      lines.add(
          format(
              "    %-17s %,15d  %5.1f %%",
              kind.getKey().words(), kind.getValue(), 100.0 * kind.getValue() / all));
    }
    if (!model.unread().isEmpty()) {
      lines.add("  tensors that are not needed: " + String.join(", ", model.unread()));
    }
    return lines;
  }

  private static List<String> ofRun(ModelRun run) {
    List<String> lines = new ArrayList<>();
    lines.add(
        format(
            "  %d tokens: %s",
            run.tokens().size(),
            run.texts().stream().map(text -> "|" + text).collect(Collectors.joining()) + "|"));
    LoadedAttention attention = run.attention();
    lines.add("  Heads that give most weight, on average over the tokens, to");
    for (HeadRole role : HeadRole.values()) {
      List<HeadRole.Scored> heads = role.strongest(attention, MAX_HEADS);
      if (!heads.isEmpty() && heads.get(0).score() > 0) {
        lines.add(
            format(
                "    %-24s %s",
                role.words() + ":",
                heads.stream()
                    .map(h -> format("layer %d head %d %.2f", h.layer(), h.head(), h.score()))
                    .collect(Collectors.joining(", "))));
      }
    }
    if (run.model().predicts() && run.model().config().family().isCausal()) {
      lines.add("  Next: " + next(run));
    }
    return lines;
  }

  private static String next(ModelRun run) {
    double[] chances = Softmax.of(run.logits());
    return IntStream.range(0, chances.length)
        .boxed()
        .sorted(Comparator.comparingDouble(token -> -chances[token]))
        .limit(MAX_PREDICTIONS)
        .map(
            token ->
                format(
                    "\"%s\" %.1f %%", ModelFolder.token(run.model(), token), 100 * chances[token]))
        .collect(Collectors.joining(", "));
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
