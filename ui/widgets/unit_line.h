// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/state.h"

#include <QLineEdit>
#include <QStringList>

#include <string>
#include <vector>

class QStringListModel;

namespace corneta::ui {

/// A line for the units in a role: their codes, or the beginning of their names; Down shows them all. Where one unit is wanted it is taken
/// with the last letter of its code.
class UnitLine : public QLineEdit {
    Q_OBJECT

public:
    /// `several`: more than one unit, with commas between them.
    UnitLine(bool several, QWidget* parent);

    /// The units there are to choose from.
    void offer(const std::vector<const game::Unit*>& units);
    bool takes_several() const { return m_several; }
    /// Shows who stands in the role and says nothing of it.
    void show_units(const std::vector<std::string>& keys);
    const std::vector<std::string>& keys() const { return m_keys; }
    /// What is typed but is no unit; empty when all are.
    QString unknown() const { return m_unknown; }

signals:
    /// Other units than before are in the role, or none.
    void units_changed();
    /// The units are named: on to the next.
    void taken();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Known {
        std::string key;
        QString code;
        QString name;
    };

    void read();
    void take_first_found();
    const Known* find(const QString& word) const;
    QString shown(const std::string& key) const;
    bool is_whole_code(const QString& word) const;

    bool m_several;
    std::vector<Known> m_known;
    std::vector<std::string> m_keys;
    QString m_unknown;
    QStringListModel* m_words;
};

} // namespace corneta::ui
