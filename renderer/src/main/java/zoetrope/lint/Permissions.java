package zoetrope.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FixEdit;
import zoetrope.lint.report.FoundObject;
import zoetrope.scene.Fault;
import zoetrope.scene.Permission;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageResult;

/** The permissions of a scene, which are applied to findings. */
final class Permissions {
  private final StageResult run;
  private final Set<Permission> used = new HashSet<>();

  Permissions(StageResult run) {
    this.run = run;
  }

  /**
   * Returns the findings that are not allowed, and one more finding for each permission that no
   * finding needs.
   */
  List<Finding> apply(List<Finding> findings) {
    List<Finding> remaining = new ArrayList<>(findings);
    remaining.removeIf(this::isAllowed);
    run.permissions().stream()
        .filter(permission -> !used.contains(permission))
        .forEach(permission -> remaining.add(unused(permission)));
    return remaining;
  }

  private boolean isAllowed(Finding finding) {
    boolean allowed = false;
    for (Permission permission : run.permissions()) {
      if (allows(permission, finding)) {
        used.add(permission);
        allowed = true;
      }
    }
    return allowed;
  }

  private static boolean allows(Permission permission, Finding finding) {
    if (finding.kind() != permission.fault() || finding.until() < permission.from().seconds()) {
      return false;
    }
    List<FoundObject> objects = finding.objects();
    return switch (permission.objects().size()) {
      case 0 -> true;
      case 1 -> objects.stream().anyMatch(object -> permission.includes(object.allowedNumbers()));
      default ->
          !objects.isEmpty()
              && objects.stream().allMatch(object -> permission.includes(object.allowedNumbers()));
    };
  }

  private Finding unused(Permission permission) {
    double from = permission.from().seconds();
    int index =
        (int)
            run.plays().stream()
                .filter(play -> play.start().compareTo(permission.from()) < 0)
                .count();
    PlayRecord place =
        new PlayRecord(
            index,
            permission.from(),
            run.duration().minus(permission.from()),
            "allow",
            permission.file(),
            permission.line(),
            "");
    String what = "allow(Fault." + permission.fault() + ", ...) allows nothing that happens";
    return new Finding(Fault.UNUSED, place, from, run.duration().seconds(), List.of(), what)
        .withFix(Fault.UNUSED.fix(), Optional.of(new FixEdit.Removal()));
  }
}
