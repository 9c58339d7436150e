package zoetrope.cli.options;

import picocli.CommandLine.Option;
import zoetrope.render.Renderer;

/** What files of paths are like. */
public final class VectorOptions {
  @Option(
      names = "--raster-scale",
      paramLabel = "N",
      description =
          "Raster pixels per pixel of SVG and PDF files, for effects that need pixels, up to 8 (default: 2)")
  private Double rasterScale;

  public boolean isGiven() {
    return rasterScale != null;
  }

  /** The renderer that does so. */
  public Renderer of(Renderer renderer) {
    return rasterScale == null ? renderer : renderer.withPictureScale(rasterScale);
  }
}
