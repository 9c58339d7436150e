package zoetrope.scenes.attention;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.story.StoryWeights.Link;

/**
 * Kinds of updates that heads of a model make, read from a file: the five heads of a layer that
 * look elsewhere most. A file has no matrices, so the numbers shown are by chance.
 */
final class HeadsOfFile {
  /** A weight from which on a link is drawn. */
  private static final double LEAST = 0.1;

  /** The strongest links of a head, so many at most, are drawn. */
  private static final int MOST_LINKS = 5;

  private HeadsOfFile() {}

  /**
   * The kinds of updates in the layer {@code layer}, from 0, in the order of the heads.
   *
   * @throws IllegalArgumentException when no head attends to other words than its own and the
   *     first, or the layer is not there
   */
  static List<KindOfUpdate> kinds(LoadedAttention loaded, int layer) {
    List<List<Link>> links = new ArrayList<>();
    for (int head = 0; head < loaded.heads(); head++) {
      links.add(links(loaded.pattern(layer, head)));
    }
    List<KindOfUpdate> kinds =
        IntStream.range(0, links.size())
            .filter(head -> !links.get(head).isEmpty())
            .boxed()
            .sorted(Comparator.comparingDouble(head -> -strength(links.get(head))))
            .limit(KindOfUpdate.MOST)
            .sorted()
            .map(head -> new KindOfUpdate("Head " + head, numbers(head), links.get(head)))
            .toList();
    if (kinds.isEmpty()) {
      throw new IllegalArgumentException(
          "in layer " + layer + " of the file every token attends to itself and the first only");
    }
    return kinds;
  }

  /** Numbers by chance for W_Q, W_K, value-up and value-down of the head {@code number}. */
  static List<double[][]> numbers(int number) {
    return KindOfUpdate.numbersOf(WeightGenerator.of(number, "head").factoredHead(96, 16));
  }

  /** Models let a token attend to the first when it finds nothing: that is left out. */
  private static List<Link> links(AttentionPattern pattern) {
    List<Link> links = new ArrayList<>();
    for (int to = 0; to < pattern.queryTokens().size(); to++) {
      for (int from = 1; from < pattern.keyTokens().size(); from++) {
        if (from != to && pattern.weight(to, from) >= LEAST) {
          links.add(new Link(from, to, pattern.weight(to, from)));
        }
      }
    }
    links.sort(Comparator.comparingDouble(link -> -link.weight()));
    return links.subList(0, Math.min(MOST_LINKS, links.size()));
  }

  private static double strength(List<Link> links) {
    return links.stream().mapToDouble(Link::weight).reduce(0, Double::sum);
  }
}
