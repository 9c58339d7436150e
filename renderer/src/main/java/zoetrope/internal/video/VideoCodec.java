package zoetrope.internal.video;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The codecs of films, and what each can hold. */
public enum VideoCodec {
  /** H.264 (AVC), which plays everywhere. */
  H264("H.264", List.of(Container.MP4, Container.MOV, Container.MKV), Set.of(), true),
  /** HEVC (H.265): smaller, for newer players. */
  HEVC("HEVC", List.of(Container.MP4, Container.MOV, Container.MKV), Set.of(), true),
  /** AV1: the smallest, for browsers of today. */
  AV1("AV1", List.of(Container.MP4, Container.MKV, Container.WEBM), Set.of(), false),
  /** ProRes 4444, for programs that edit video. */
  PRORES(
      "ProRes", List.of(Container.MOV, Container.MKV), Set.of(Container.MOV, Container.MKV), false),
  /** VP9, for browsers. */
  VP9(
      "VP9",
      List.of(Container.WEBM, Container.MKV, Container.MP4),
      Set.of(Container.WEBM, Container.MKV),
      true),
  /** FFV1, for archives: never loses anything. */
  FFV1("FFV1", List.of(Container.MKV), Set.of(Container.MKV), true);

  private final String label;
  private final List<Container> containers;
  private final Set<Container> withAlpha;
  private final boolean lossless;

  VideoCodec(String label, List<Container> containers, Set<Container> withAlpha, boolean lossless) {
    this.label = label;
    this.containers = containers;
    this.withAlpha = withAlpha;
    this.lossless = lossless;
  }

  /** The usual name, such as {@code H.264}. */
  public String label() {
    return label;
  }

  /** The containers that hold it, the best one first. */
  public List<Container> containers() {
    return containers;
  }

  /** Whether films in {@code container} can have alpha by it. */
  public boolean hasAlpha(Container container) {
    return withAlpha.contains(container);
  }

  /** Whether it has a mode that loses nothing. */
  public boolean isLossless() {
    return lossless;
  }

  /** Whether it has settings for the size of its files: a rate factor and presets. */
  public boolean hasRateFactor() {
    return this != PRORES && this != FFV1;
  }

  /** The labels of those that a container holds, as {@code H.264, HEVC or AV1}. */
  static String in(Container container) {
    List<String> labels =
        Arrays.stream(values())
            .filter(codec -> codec.containers.contains(container))
            .map(VideoCodec::label)
            .collect(Collectors.toList());
    return either(labels);
  }

  /** The endings of the containers that hold it, as {@code .mp4, .mov or .mkv}. */
  String endings() {
    return either(containers.stream().map(Container::ending).toList());
  }

  private static String either(List<String> all) {
    int last = all.size() - 1;
    return last == 0
        ? all.get(0)
        : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
  }
}
