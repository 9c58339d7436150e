package zoetrope.cli.options;

import java.util.List;
import picocli.CommandLine.Option;
import zoetrope.render.request.Variation;

/** The option for the parameters that readers of a film of paths can change. */
public final class VariationOptions {
  @Option(
      names = "--vary",
      paramLabel = "NAME=VALUES",
      description =
          "Let readers of a .html page change a parameter: VALUE,VALUE,... or FROM..TO/NUMBER")
  private List<String> variations = List.of();

  public boolean isGiven() {
    return !variations.isEmpty();
  }

  /**
   * Returns the parameters and their values.
   *
   * @throws zoetrope.render.result.UsageException if a text is not a variation
   */
  public List<Variation> variations() {
    return variations.stream().map(Variation::parse).toList();
  }
}
