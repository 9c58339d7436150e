package zoetrope.internal.render.film;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import zoetrope.internal.diagnostics.Json;
import zoetrope.internal.render.files.Sha256;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.render.plan.SceneParameters;
import zoetrope.internal.vector.film.PlayerPage;
import zoetrope.internal.vector.film.VectorFilmFile;
import zoetrope.output.OutputFormat;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.Variation;
import zoetrope.render.result.Failure;
import zoetrope.render.result.ForwardedProgress;
import zoetrope.render.result.OutputException;
import zoetrope.render.result.Progress;
import zoetrope.render.result.RenderResult;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Parameter;
import zoetrope.sound.VoiceSettings;

/**
 * A film of paths with a variant for each combination of the values of some parameters. Languages
 * count as a parameter. The scene runs once for each variant. What variants have in common is
 * written once.
 */
public final class VariedFilm {
  private static final int MAX_VARIANTS = 1000;

  /** The name of the variation whose values are languages, not values of a parameter. */
  private static final String LANGUAGE = "language";

  private final RenderSession session;
  private final RenderRequest request;
  private final List<Map<String, String>> variants;
  private Map<String, Object> facts;
  private PlayerPage page;

  private VariedFilm(RenderSession session, RenderRequest request) {
    this.session = session;
    this.request = request;
    this.variants = combinations(request.variations());
  }

  /**
   * Renders requests, with or without variations, and returns their results in the same order.
   *
   * @param remote the cluster that makes segments of films without variations
   */
  public static List<RenderResult> render(
      RenderSession session, Optional<RemoteSegments> remote, List<RenderRequest> requests) {
    List<RenderRequest> varied = requests.stream().filter(VariedFilm::isVaried).toList();
    if (varied.isEmpty()) {
      return new BatchRenderer(session, remote).render(requests);
    }
    OutputFiles.check(requests, List.of());
    List<VariedFilm> films = new ArrayList<>();
    for (RenderRequest request : varied) {
      films.add(new VariedFilm(session, request));
    }
    films.forEach(VariedFilm::check);
    List<RenderRequest> plain = requests.stream().filter(r -> !isVaried(r)).toList();
    List<RenderResult> results = new ArrayList<>(new BatchRenderer(session, remote).render(plain));
    for (VariedFilm film : films) {
      results.add(requests.indexOf(film.request), film.render());
    }
    return results;
  }

  private static boolean isVaried(RenderRequest request) {
    return !request.variations().isEmpty();
  }

  /** Returns the values of each variant. The values of the last parameter change first. */
  private static List<Map<String, String>> combinations(List<Variation> variations) {
    List<Map<String, String>> all = List.of(Map.of());
    for (Variation variation : variations) {
      List<Map<String, String>> longer = new ArrayList<>();
      UsageException.require(
          (long) all.size() * variation.values().size() <= MAX_VARIANTS,
          "the values of the parameters have more than %s combinations: give fewer",
          MAX_VARIANTS);
      for (Map<String, String> values : all) {
        UsageException.require(
            !values.containsKey(variation.name()),
            "parameter %s has two lists of values: give one",
            variation.name());
        for (String value : variation.values()) {
          Map<String, String> extended = new LinkedHashMap<>(values);
          extended.put(variation.name(), value);
          longer.add(extended);
        }
      }
      all = longer;
    }
    return all;
  }

  private RenderSession with(Map<String, String> values) {
    Map<String, String> all = new LinkedHashMap<>(session.settings().parameters());
    all.putAll(values);
    String language = values.containsKey(LANGUAGE) ? all.remove(LANGUAGE) : "";
    RenderSession spoken = language.isEmpty() ? session : session.withLanguage(language);
    return spoken.withParameters(all).withProgress(new PartProgress(session.progress()));
  }

  /** Checks each value of each parameter before the first variant is rendered. */
  private void check() {
    RequestCheck.check(request, session.settings());
    for (Variation variation : request.variations()) {
      for (String value : variation.values()) {
        UsageException.require(
            !variation.name().equals(LANGUAGE) || VoiceSettings.isLanguage(value),
            "'%s' is not a language: expected a tag such as de, ja or pt-BR",
            value);
        SceneParameters.check(List.of(request.scene()), with(Map.of(variation.name(), value)));
      }
    }
  }

  private RenderResult render() {
    long start = System.nanoTime();
    RenderResult result;
    boolean inPage = request.format() == OutputFormat.PLAYER_PAGE;
    try (VectorFilmTarget target = new VectorFilmTarget(request.target(), inPage)) {
      result = render(target);
      if (result.done()) {
        target.commit(page);
        result =
            result.withContent(
                Files.size(request.target()), session.hashes() ? Sha256.of(request.target()) : "");
      }
    } catch (IOException e) {
      throw OutputException.writing(request.target(), e);
    }
    result = result.withEffort((System.nanoTime() - start) / 1e9, result.stepSeconds());
    session.progress().finished(result);
    return result;
  }

  private RenderResult render(VectorFilmTarget target) throws IOException {
    RenderResult first = null;
    try (VectorFilmFile film = new VectorFilmFile(target.data())) {
      for (Map<String, String> values : variants) {
        RenderResult result =
            new BatchRenderer(with(values), Optional.empty(), format -> new Writer(format, film))
                .render(List.of(request.withVariations(List.of())))
                .get(0);
        if (!result.done()) {
          return result.failing(named(result.failure().orElseThrow(), values));
        }
        first = first == null ? result : first;
      }
      film.finish(facts);
    }
    return first;
  }

  private static Failure named(Failure failure, Map<String, String> values) {
    String variant =
        values.entrySet().stream().map(Object::toString).collect(Collectors.joining(", "));
    return new Failure(
        failure.kind(),
        failure.subject(),
        "with " + variant + ": " + failure.message(),
        failure.file(),
        failure.line(),
        failure.cause());
  }

  /** Adds a variant to the film. */
  private final class Writer implements OutputWriter {
    private final OutputWriter plain;
    private final VectorFilmFile film;

    Writer(OutputFormat format, VectorFilmFile film) {
      this.plain = OutputWriter.of(format);
      this.film = film;
    }

    @Override
    public SegmentKind<?> segments(SegmentKind.Tools tools) {
      return plain.segments(tools);
    }

    @Override
    public Written write(FilmJob job) throws IOException {
      Written written = new Written(0, VectorFilmWriter.add(job, film));
      if (facts == null) {
        facts = VectorFilmWriter.facts(job);
        facts.put("parameters", parameters(job.plan().parameters()));
        page = VectorFilmWriter.page(job);
      }
      return written;
    }

    /** Returns the parameters for the index. The reader begins with the value without variants. */
    private List<Object> parameters(List<Parameter<?>> declared) {
      Map<String, Parameter<?>> known =
          declared.stream().collect(Collectors.toMap(Parameter::name, p -> p));
      return request.variations().stream().<Object>map(v -> entry(v, known.get(v.name()))).toList();
    }

    private Map<String, Object> entry(Variation variation, Parameter<?> parameter) {
      if (variation.name().equals(LANGUAGE)) {
        String spoken = session.settings().narration().voice().spokenLanguage();
        return entry(variation, "", variation.indexOf(spoken));
      }
      // The first variant may lack a parameter that construct() declares for other values.
      String usual = parameter == null ? "" : parameter.defaultText();
      String start = session.settings().parameters().getOrDefault(variation.name(), usual);
      String description = parameter == null ? "" : parameter.description();
      return entry(variation, description, variation.indexOf(start));
    }

    private static Map<String, Object> entry(Variation variation, String description, int start) {
      return Json.object(
          "name",
          variation.name(),
          "description",
          description,
          "values",
          variation.values(),
          "start",
          start);
    }
  }

  /** Passes on the progress of one of several variants, which is not finished alone. */
  private static final class PartProgress extends ForwardedProgress {
    PartProgress(Progress whole) {
      super(whole);
    }

    @Override
    public void finished(RenderResult result) {}
  }
}
