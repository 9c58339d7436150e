package zoetrope.maven;

import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Checks scenes for errors and visible faults without rendering, as {@code render check} does. */
@Mojo(
    name = "check",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.RUNTIME)
public final class CheckMojo extends SceneMojo {
  /** Whether to report notes, too. */
  @Parameter(property = "zoetrope.strict", defaultValue = "false")
  private boolean strict;

  @Override
  void addTo(List<String> line) {
    line.add("check");
    if (strict) {
      line.add("--strict");
    }
  }

  @Override
  String failure() {
    return "a scene failed or has findings: see above";
  }
}
