package zoetrope.cli.options;

import picocli.CommandLine.Option;
import zoetrope.render.Renderer;

/** What files of paths are like. */
public final class VectorOptions {
  @Option(
      names = "--picture-scale",
      paramLabel = "N",
      description =
          "in SVG and PDF files: pixels of what no path can show, such as filters, for each pixel of"
              + " a still; 2 by default, up to 8")
  private Double pictureScale;

  public boolean isGiven() {
    return pictureScale != null;
  }

  /** The renderer that does so. */
  public Renderer of(Renderer renderer) {
    return pictureScale == null ? renderer : renderer.withPictureScale(pictureScale);
  }
}
