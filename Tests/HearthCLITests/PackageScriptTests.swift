import FoundationEssentials
import Glibc
import HearthTestValues
import Testing

@testable import HearthCommandLine

@Suite("What the Debian package does with the service")
struct PackageScriptTests {
    private static let hasHelper = access("/usr/bin/deb-systemd-helper", X_OK) == 0

    /// `steps`: what the package manager and the administrator do, in turn.
    struct Story: Sendable, CustomTestStringConvertible {
        let steps: String
        let ends: String
        var testDescription: String { steps }

        init(_ steps: String, _ ends: String) { (self.steps, self.ends) = (steps, ends) }
    }

    static let stories = [
        Story("install", "enabled running, started"),
        Story("install upgrade", "enabled running, started restarted"),
        Story("install upgrade upgrade", "enabled running, started restarted restarted"),
        Story("install disable stop upgrade", "disabled stopped, started"),
        Story("install disable stop upgrade upgrade", "disabled stopped, started"),
        Story("install disable upgrade", "disabled running, started restarted"),
        Story("install stop upgrade", "enabled stopped, started"),
        Story("install mask stop upgrade", "masked stopped, started"),
        Story("install mask upgrade", "masked running, started"),
        Story("install disable mask stop upgrade unmask", "disabled stopped, started"),
        Story("install mask stop upgrade unmask upgrade", "enabled stopped, started"),
        Story("install disable stop upgrade enable upgrade", "enabled stopped, started"),
        Story("mask install", "masked stopped,"),
        Story("install remove again", "enabled running, started started"),
        Story("install disable stop remove again", "disabled stopped, started"),
        Story("install mask stop remove again", "masked stopped, started"),
        Story("install remove purge install", "enabled running, started started"),
        Story("install disable stop remove purge install", "enabled running, started started"),
        // Of a Hearth whose package enabled the service itself.
        Story("earlier upgrade", "enabled running, restarted"),
        Story("earlier disable stop upgrade upgrade", "disabled stopped,"),
        Story("earlier disable stop upgrade enable upgrade", "enabled stopped,"),
        Story("earlier mask stop upgrade", "masked stopped,"),
        Story("earlier disable stop again", "enabled running, started"),
        Story("unbooted install", "enabled stopped,"),
        Story("unbooted install disable upgrade", "disabled stopped,"),
        Story("forbidden install", "enabled stopped,"),
    ]

    @Test(
        "An administrator's choice outlives an upgrade", .enabled(if: hasHelper && isLong),
        arguments: stories
    )
    func upgrades(story: Story) async throws {
        let home = try TestHome()
        let file = #filePath.prefix { _ in true }
        let sources = file.firstRange(of: "/Tests/").map { file[..<$0.lowerBound] } ?? ""
        let script = try home.file("script", Self.machine)
        let output = await Shell.run(
            "bash '\(script)' '\(sources)/scripts/lib/package' '\(home.path)' \(story.steps) 2>&1")
        #expect(output == story.ends + "\n")
    }

    /// A machine in a folder: Debian's helpers are the real ones, systemctl and others stand for theirs.
    private static let machine = #"""
        set -eu
        package=$1; export DPKG_ROOT=$2/root; shift 2
        export DPKG_MAINTSCRIPT_PACKAGE=hearth PATH=$DPKG_ROOT/usr/bin:/usr/bin:/bin
        mkdir -p "$DPKG_ROOT"/{usr/bin,usr/sbin,run/systemd/system,etc/systemd/system,lib/systemd/system}
        cp "$package/hearth.service" "$DPKG_ROOT/lib/systemd/system/"
        cat >"$DPKG_ROOT/usr/bin/systemctl" <<'END'
        #!/bin/sh
        units=$DPKG_ROOT/etc/systemd/system
        link=$units/multi-user.target.wants/hearth.service
        is_masked() { [ -L "$units/hearth.service" ]; }
        for word; do
            case "$word" in
            preset | enable)
                ! is_masked || exit 1
                mkdir -p "${link%/*}"
                ln -sf /lib/systemd/system/hearth.service "$link" ;;
            disable) rm -f "$link" ;;
            mask) ln -s /dev/null "$units/hearth.service" ;;
            unmask) rm -f "$units/hearth.service" ;;
            is-enabled)
                if is_masked; then echo masked; exit 1; fi
                if [ ! -L "$link" ]; then echo disabled; exit 1; fi
                echo enabled ;;
            is-active) [ -e "$DPKG_ROOT/running" ] || exit 3 ;;
            start)
                ! is_masked || exit 1
                touch "$DPKG_ROOT/running"
                printf ' started' >>"$DPKG_ROOT/acts" ;;
            restart | try-restart)
                ! is_masked || exit 1
                [ "$word" = restart ] || [ -e "$DPKG_ROOT/running" ] || exit 0
                touch "$DPKG_ROOT/running"
                printf ' restarted' >>"$DPKG_ROOT/acts" ;;
            stop) rm -f "$DPKG_ROOT/running" ;;
            esac
        done
        END
        printf '#!/bin/sh\n' >"$DPKG_ROOT/usr/bin/systemd-sysusers"
        chmod +x "$DPKG_ROOT/usr/bin/"*
        called() { sh "$package/$1" "${@:2}" >/dev/null || echo "$* failed"; }
        for step; do
            case "$step" in
            install) called preinst install; called postinst configure '' ;;
            again) called preinst install 1; called postinst configure 1 ;;
            upgrade)
                called prerm upgrade 2; called preinst upgrade 1
                called postrm upgrade 2; called postinst configure 1 ;;
            remove) called prerm remove; called postrm remove ;;
            purge) called postrm purge ;;
            earlier) systemctl enable; touch "$DPKG_ROOT/running" ;;
            unbooted) rmdir "$DPKG_ROOT/run/systemd/system" ;;
            forbidden)
                printf '#!/bin/sh\nexit 101\n' >"$DPKG_ROOT/usr/sbin/policy-rc.d"
                chmod +x "$DPKG_ROOT/usr/sbin/policy-rc.d" ;;
            *) systemctl "$step" ;;
            esac
        done 2>"$DPKG_ROOT/said"
        state=stopped; [ ! -e "$DPKG_ROOT/running" ] || state=running
        echo "$(systemctl is-enabled || true) $state,$(cat "$DPKG_ROOT/acts" 2>/dev/null || true)"
        """#
}
