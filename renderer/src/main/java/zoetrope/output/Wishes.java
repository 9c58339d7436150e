package zoetrope.output;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The features that a user requests for an output, with the options that request them. If a format
 * does not support all of them, a message says what is missing and what to change.
 */
public final class Wishes {
  private final Coding coding;

  /**
   * For each requested feature, the option as the user typed it; empty if a setting requests it.
   */
  private final Map<Feature, String> options = new LinkedHashMap<>();

  /** Creates a request for frames that are encoded in this way. */
  public Wishes(Coding coding) {
    this.coding = coding;
    coding.codec().ifPresent(codec -> options.put(Feature.CODEC, ""));
    coding.features().forEach(feature -> options.put(feature, ""));
  }

  /**
   * Adds a feature that an option requests, if {@code given} is true. If several options request
   * one feature, messages name the first of them.
   */
  public Wishes with(Feature feature, String option, boolean given) {
    if (given) {
      options.merge(feature, option, (old, other) -> old.isEmpty() ? other : old);
    }
    return this;
  }

  /** Returns what a format does not support, and what to do; empty if it supports everything. */
  public Optional<String> refusal(OutputFormat format) {
    Optional<VideoCodec> codec = coding.codec();
    if (codec.isPresent() && !format.codecs().contains(codec.get())) {
      return Optional.of("cannot hold " + codec.get().label() + fixes(format, Feature.CODEC));
    }
    if (codec.isPresent() && !codec.get().isAvailable()) {
      return Optional.of(
          "cannot be encoded as "
              + codec.get().label()
              + ", since this build of FFmpeg has no "
              + codec.get().encoder()
              + ": choose another codec, or build with -Dffmpeg.build=gpl");
    }
    VideoCodec used = format.codec(coding).orElse(null);
    for (Feature feature : options.keySet()) {
      if (!format.holds(Set.of(feature), used)) {
        boolean byCodec = used != null && format.holds(feature);
        String as = byCodec ? " as " + used.label() : "";
        return Optional.of(feature.refusal() + as + fixes(format, feature));
      }
    }
    return Optional.empty();
  }

  /** Returns the message for a run without any output, which supports none of the options. */
  public Optional<String> refusalOfAll() {
    return options.entrySet().stream()
        .filter(wish -> !wish.getValue().isEmpty())
        .findFirst()
        .map(wish -> wish.getKey().refusal() + ": leave out " + wish.getValue());
  }

  private String fixes(OutputFormat format, Feature missing) {
    List<String> fixes = new ArrayList<>();
    String names = names(format, missing == Feature.CODEC);
    if (!names.isEmpty()) {
      fixes.add("name a " + names);
    }
    List<String> codecs = otherCodecs(format);
    if (!codecs.isEmpty()) {
      fixes.add("take " + OutputFormat.listed(codecs, " or "));
    }
    String option = options.getOrDefault(missing, "");
    if (!option.isEmpty() || fixes.isEmpty()) {
      fixes.add("leave " + (option.isEmpty() ? "it out" : "out " + option));
    }
    return ": " + String.join(", or ", fixes);
  }

  /** Returns the extensions of formats of the same kind that support everything. */
  private String names(OutputFormat format, boolean withCodecs) {
    List<OutputFormat> others =
        OutputFormat.all(format.kind() == OutputKind.STILL ? OutputKind.STILL : OutputKind.FILM)
            .stream()
            .filter(other -> other != format && (!withCodecs || other.isMuxedFilm()))
            .toList();
    List<String> same =
        others.stream()
            .filter(other -> coding.codec().filter(other.codecs()::contains).isPresent())
            .filter(other -> other.holds(wanted(), coding.codec().orElseThrow()))
            .map(OutputFormat::ending)
            .toList();
    List<String> names = same.isEmpty() ? others.stream().flatMap(this::named).toList() : same;
    return OutputFormat.listed(names, " or ");
  }

  /**
   * Returns the extension of a format that supports everything, with the codec that it would use if
   * this matters; empty for other formats.
   */
  private Stream<String> named(OutputFormat format) {
    Set<Feature> wanted = wanted();
    wanted.remove(Feature.CODEC);
    if (!format.isMuxedFilm()) {
      return format.holds(wanted, null) ? Stream.of(format.ending()) : Stream.empty();
    }
    boolean matters = wanted.stream().anyMatch(Feature::dependsOnCodec);
    return format.codecs(wanted).stream()
        .limit(1)
        .map(codec -> format.ending() + (matters ? " (" + codec.label() + ")" : ""));
  }

  /** If a codec was chosen, returns the other codecs of the format that support everything. */
  private List<String> otherCodecs(OutputFormat format) {
    return coding.codec().isEmpty()
        ? List.of()
        : Stream.of(VideoCodec.values())
            .filter(codec -> codec != coding.codec().get() && codec.isAvailable())
            .filter(format.codecs()::contains)
            .filter(codec -> format.holds(wanted(), codec))
            .map(VideoCodec::label)
            .toList();
  }

  private Set<Feature> wanted() {
    Set<Feature> wanted = EnumSet.noneOf(Feature.class);
    wanted.addAll(options.keySet());
    return wanted;
  }
}
