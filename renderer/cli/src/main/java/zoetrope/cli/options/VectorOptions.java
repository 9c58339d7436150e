package zoetrope.cli.options;

import picocli.CommandLine.Option;
import zoetrope.render.Renderer;

/** The options for SVG and PDF files. */
public final class VectorOptions {
  @Option(
      names = "--raster-scale",
      paramLabel = "N",
      description =
          "Resolution of the parts of SVG and PDF files that cannot be paths, in pixels per pixel of the frame, up to 8 (default: 2)")
  private Double rasterScale;

  public boolean isGiven() {
    return rasterScale != null;
  }

  public Renderer of(Renderer renderer) {
    return rasterScale == null ? renderer : renderer.withPictureScale(rasterScale);
  }
}
