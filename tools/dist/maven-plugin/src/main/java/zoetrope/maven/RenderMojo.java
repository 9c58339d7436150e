package zoetrope.maven;

import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Renders scenes to videos, stills, image sequences or presentations, as {@code render} does. */
@Mojo(
    name = "render",
    defaultPhase = LifecyclePhase.PACKAGE,
    requiresDependencyResolution = ResolutionScope.RUNTIME)
public final class RenderMojo extends SceneMojo {
  /** The output file, or a folder for several scenes. Default: out/SCENE.mp4 in the project. */
  @Parameter(property = "zoetrope.out")
  private String out;

  @Override
  void addTo(List<String> line) {
    line.add("--progress=plain");
    option(line, "out", out);
  }
}
