package zoetrope.studio.edit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import zoetrope.inspect.StageObject;
import zoetrope.inspect.StageSnapshot;
import zoetrope.source.Span;

/**
 * Writes code that refers to an object by the object that contains it: as a part of a text, or by
 * an index in a group.
 */
public final class PartCode {
  /** The code of an object whose name is unknown. */
  public static final String UNNAMED = "it";

  private final StageSnapshot stage;
  private final Function<StageObject, String> name;

  /**
   * Creates a writer. {@code name} returns the name of an object in the source, or an empty text.
   */
  public PartCode(StageSnapshot stage, Function<StageObject, String> name) {
    this.stage = stage;
    this.name = name;
  }

  /**
   * Returns the name of the function that creates objects of a class: the class name with a small
   * first letter.
   */
  public static String word(StageObject object) {
    String type = object.type().replaceFirst(".*[.$]", "");
    return type.substring(0, 1).toLowerCase(Locale.ROOT) + type.substring(1);
  }

  /** Returns the code for several objects, separated by commas. */
  public String of(List<StageObject> objects) {
    List<String> codes = new ArrayList<>();
    for (StageObject text : around(objects)) {
      List<Span> spans =
          objects.stream()
              .filter(o -> stage.textAround(o).equals(Optional.of(text)))
              .flatMap(o -> o.span().stream())
              .sorted(Comparator.comparingInt(Span::start))
              .toList();
      runs(spans, text.text()).forEach(span -> codes.add(part(text, span)));
    }
    objects.stream().filter(o -> o.span().isEmpty()).map(this::of).forEach(codes::add);
    return codes.stream().distinct().collect(Collectors.joining(", "));
  }

  private List<StageObject> around(List<StageObject> objects) {
    return objects.stream()
        .filter(o -> o.span().isPresent())
        .flatMap(o -> stage.textAround(o).stream())
        .distinct()
        .toList();
  }

  /** Returns the code for one object: a part of a text, its name, or its position in its parent. */
  public String of(StageObject object) {
    Optional<StageObject> text = stage.textAround(object);
    if (object.span().isPresent() && text.isPresent()) {
      return part(text.get(), object.span().get());
    }
    return whole(object);
  }

  private String whole(StageObject object) {
    String variable = name.apply(object);
    return variable.isEmpty() && object.parent() >= 0
        ? of(stage.objects().get(object.parent())) + ".get(" + object.index() + ")"
        : named(variable);
  }

  /** Returns a name, or {@link #UNNAMED} if the name is empty. */
  private static String named(String name) {
    return name.isEmpty() ? UNNAMED : name;
  }

  private String part(StageObject text, Span span) {
    String source = text.text();
    if (span.end() > source.length()) {
      return named(name.apply(text));
    }
    String part = span.of(source);
    int before = 0;
    for (int at = source.indexOf(part); at >= 0 && at < span.start(); ) {
      before++;
      at = source.indexOf(part, at + part.length());
    }
    return whole(text)
        + ".part("
        + CodeText.quoted(part)
        + (before == 0 ? "" : ", " + before)
        + ")";
  }

  /** Joins neighbouring spans that have nothing or only blanks between them. */
  private static List<Span> runs(List<Span> spans, String source) {
    List<Span> runs = new ArrayList<>();
    for (Span span : spans) {
      Span last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
      boolean follows =
          last != null
              && span.end() <= source.length()
              && (span.start() <= last.end()
                  || source.substring(last.end(), span.start()).isBlank());
      if (follows) {
        runs.set(runs.size() - 1, new Span(last.start(), Math.max(last.end(), span.end())));
      } else {
        runs.add(span);
      }
    }
    return runs;
  }
}
